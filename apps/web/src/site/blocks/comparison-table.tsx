import { productName } from "@whetstone/api-client/contract";
import { classNames } from "@whetstone/ui";
import type { TableCell } from "../block.ts";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { Section, SectionHeading } from "./section.tsx";
import { TableBox } from "./table-box.tsx";

const isOurs = (text: string): boolean => text.includes(productName);

const CellText = ({ cell }: { readonly cell: TableCell }) => (
  <>
    <ShortText>{cell.text}</ShortText>
    {cell.quoted && <span className="mt-0.5 block text-xs text-ink-muted">quoted price</span>}
  </>
);

/** A comparison. The product's own column or row is set apart. */
export const ComparisonTable = ({ heading, caption, columns, rows, note }: BlockOf<"table">) => (
  <Section label={heading}>
    <SectionHeading heading={heading} />
    <TableBox label={caption} className="mt-10 rounded-2xl shadow-card">
      <table className="w-full min-w-2xl border-collapse text-left text-[0.9375rem]">
        <caption className="px-5 pt-4 pb-3 text-left text-sm text-ink-muted">{caption}</caption>
        <thead>
          <tr className="border-y border-line">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  "px-5 py-3 align-bottom font-semibold",
                  index > 0 && isOurs(column) && "bg-spark-wash text-spark-ink",
                )}
              >
                {column || <span className="sr-only">Subject</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row[0]?.text}
              className={classNames(
                "border-t border-line first:border-t-0",
                isOurs(row[0]?.text ?? "") && "bg-spark-wash",
              )}
            >
              {row.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={columns[index]}
                    scope="row"
                    className="px-5 py-3.5 align-top font-medium"
                  >
                    <CellText cell={cell} />
                  </th>
                ) : (
                  <td
                    key={columns[index]}
                    className={classNames(
                      "px-5 py-3.5 align-top text-ink-soft",
                      isOurs(columns[index] ?? "") && "bg-spark-wash text-ink",
                    )}
                  >
                    <CellText cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
    {note && <ShortText className="mt-4 max-w-3xl text-sm text-ink-muted">{note}</ShortText>}
  </Section>
);
