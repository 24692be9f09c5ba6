import {
  Clock,
  FileDiff,
  Gauge,
  Globe,
  type LucideIcon,
  MessageCircleQuestion,
  MousePointerClick,
  PencilLine,
  ShieldCheck,
  SlidersHorizontal,
  Tag,
  Undo2,
} from "lucide-react";

const marks = {
  answer: FileDiff,
  check: ShieldCheck,
  choose: SlidersHorizontal,
  edit: PencilLine,
  language: Globe,
  place: MousePointerClick,
  price: Tag,
  question: MessageCircleQuestion,
  score: Gauge,
  time: Clock,
  undo: Undo2,
} as const satisfies Record<string, LucideIcon>;

/** The sign before a feature. */
export type FeatureMarkName = keyof typeof marks;

export const FeatureMark = ({ name }: { readonly name: FeatureMarkName }) => {
  const Icon = marks[name];
  return (
    <span className="row-span-2 grid size-11 place-items-center sm:mb-5 rounded-xl bg-spark-wash text-spark-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
};
