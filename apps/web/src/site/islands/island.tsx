import { renderToString } from "react-dom/server";
import { useSlots } from "../render/slots.tsx";
import { type IslandDefinition, idPrefixOf } from "./define-island.ts";

/** Puts an island into a page, rendered, to be hydrated by `hydrate-islands.ts`. */
export const Island = <Props extends object>({
  of,
  props,
}: {
  readonly of: IslandDefinition<Props>;
  readonly props: Props;
}) => {
  const slots = useSlots();
  const html = renderToString(<of.Component {...props} />, { identifierPrefix: idPrefixOf(of) });
  return (
    <div className="contents" data-island={of.name} data-props={JSON.stringify(props)}>
      {slots.hold(html)}
    </div>
  );
};
