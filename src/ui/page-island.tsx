import { LoadingBar } from './layout/LoadingBar.tsx';
import { type PublicPageName, publicPages, publicParts } from './public-pages.ts';
import { ErrorView } from './routes/errors/ErrorView.tsx';
import { Guard } from './shared/Guard.tsx';
import type { IslandView } from './shared/island.tsx';
import type { Namespace } from './shared/namespaces.ts';
import { PageDataContext } from './shared/page-data.ts';

/** The data of a page that is one island. `status`: the error status if the page could not be shown. */
export interface PageIslandData {
  readonly page?: PublicPageName;
  readonly loaded?: unknown;
  /** Namespaces of its texts, in addition to `common`. */
  readonly words?: readonly Namespace[];
  readonly status?: number;
}

/** Loads the component of such a page, with everything it needs to render. */
export const loadPageIsland = async ({
  page,
  loaded,
  status,
}: PageIslandData): Promise<IslandView<PageIslandData>> => {
  if (status !== undefined || page === undefined) return () => <ErrorView status={status ?? 500} />;
  const [Page] = await Promise.all([
    publicPages[page].load(),
    ...publicParts(page, loaded).map((part) => part.load()),
  ]);
  return () => (
    <LoadingBar>
      <Guard instead={<ErrorView status={500} />}>
        <PageDataContext value={loaded}>
          <Page />
        </PageDataContext>
      </Guard>
    </LoadingBar>
  );
};
