/** What a card with buttons gets: one action of the settings runs at a time (APP-28). */
export interface CardActions {
  /** An action is under way, of this card or of another. */
  readonly isBusy: boolean;
  /** Told when one is begun: what another card said of an earlier one goes. */
  readonly onBegin: () => void;
}
