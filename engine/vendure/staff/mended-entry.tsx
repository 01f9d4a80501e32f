import { HistoryEntry, type HistoryEntryItem } from '@vendure/dashboard';
import { Eye as EyeIcon } from 'lucide-react';
import { changes, sideOf, type Value } from './eyes';

interface Mended {
  readonly product: string;
  readonly eye: string | null;
  readonly from: readonly Value[];
  readonly to: readonly Value[];
  readonly note: string;
}

/** Shows who corrected which eye, the values before and after, and the reason. */
export const MendedEntry = ({ entry }: { readonly entry: HistoryEntryItem }) => {
  const { product, eye, from, to, note } = entry.data as Mended;
  const { administrator } = entry;
  return (
    <HistoryEntry
      entry={entry}
      title="Values of an eye mended"
      timelineIcon={<EyeIcon className="h-4 w-4" />}
      timelineIconClassName="bg-primary text-primary-foreground"
      {...(administrator && { actorName: `${administrator.firstName} ${administrator.lastName}` })}
    >
      <p className="text-sm">
        {sideOf({ eye })}, {product}: {changes(from, to).join(', ')}.
      </p>
      <p className="text-muted-foreground text-sm">{note}</p>
    </HistoryEntry>
  );
};
