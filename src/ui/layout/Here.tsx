import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { AddressContext } from '../shared/address.ts';
import { handleOf } from '../shared/handle.ts';
import { PageDataContext } from '../shared/page-data.ts';
import type { FrameData } from './load-frame.ts';
import { PathsContext } from './menu/page-paths.ts';
import { FrameContext, noFrame } from './use-frame.ts';

/** Provides what the router knows of the current page to components that do not use the router. */
export const Here = ({ children }: { readonly children: ReactNode }) => {
  const address = useLocation();
  const matches = useMatches();
  const match = matches.findLast(
    ({ handle, loaderData }) => loaderData !== undefined && handleOf({ route: { handle } }).paths,
  );
  const paths = match && handleOf({ route: { handle: match.handle } }).paths?.(match.loaderData);
  const frame = matches[0]?.loaderData as FrameData | undefined;
  return (
    <AddressContext value={address}>
      <FrameContext value={frame ?? noFrame}>
        <PathsContext value={paths}>
          <PageDataContext value={matches.at(-1)?.loaderData}>{children}</PageDataContext>
        </PathsContext>
      </FrameContext>
    </AddressContext>
  );
};
