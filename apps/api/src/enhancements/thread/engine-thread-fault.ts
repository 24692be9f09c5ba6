/** The thread of the engine ended, or could not do what it was asked. Never holds words of a prompt. */
export class EngineThreadFault extends Error {
  override readonly name = "EngineThreadFault";
}
