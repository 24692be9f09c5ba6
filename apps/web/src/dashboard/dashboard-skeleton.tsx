import { Card, Skeleton, VisuallyHidden } from "@whetstone/ui";

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

const FigureSkeleton = ({ wide }: { readonly wide: boolean }) => (
  <Card className={wide ? "p-5 max-lg:col-span-2" : "p-5"}>
    <Skeleton className="h-4 w-24 max-w-full" />
    <Skeleton className="mt-3 h-8 w-16" />
    <Skeleton className="mt-3 h-4 w-28 max-w-full" />
  </Card>
);

/** The dashboard's shape while its figures load. */
export const DashboardSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
      {places(5).map((place) => (
        <FigureSkeleton key={place} wide={place === 4} />
      ))}
    </div>
    <Card>
      <Skeleton className="h-5 w-48" />
      <div className="mt-6 flex flex-col gap-6">
        {places(5).map((place) => (
          <Skeleton key={place} className="h-9 w-full" />
        ))}
      </div>
    </Card>
  </>
);
