import type { LanguagePack, Move } from "./language-pack.ts";

/** Every sentence a pack can add. */
export function allMovesOf(pack: LanguagePack): Move[] {
  const groups = [...Object.values(pack.tasks), pack.literary, pack.making];
  const optional = [pack.kinds, pack.briefKinds, pack.fields, pack.briefFields];
  const wish = pack.wish;
  return [
    ...(wish ? [...wish.core, ...wish.brief, ...Object.values(wish.styles).flat()] : []),
    ...groups.flatMap((group) => [...group.core, ...group.brief]),
    ...Object.values(pack.kindStyles ?? {}).flatMap((kind) => Object.values(kind).flat()),
    ...Object.values(pack.styles).flatMap((family) => Object.values(family).flat()),
    ...optional.flatMap((lists) => Object.values(lists ?? {}).flat()),
    ...Object.values(pack.roles ?? {}).map((sentence): Move => ["role", sentence]),
    ...(pack.checks ?? []),
    ...(pack.briefChecks ?? []),
    ...pack.bareTopic,
    ...pack.factQuestion,
  ];
}
