import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  api,
  Button,
  type PageContextValue,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@vendure/dashboard';
import { useState } from 'react';
import { askEyes, chosenOf, codes, type Eye, type EyesAnswer, nameOf, sideOf, written } from './eyes';
import { MendDialog } from './mend-dialog';

interface Answered {
  readonly shopEyes: EyesAnswer;
}
/** The page's data of its order. */
interface Shown {
  readonly id?: string;
  readonly state?: string;
  readonly fulfillments?: readonly { readonly state: string }[] | null;
}

/** Shows the values of each lens of an order; a button corrects them. */
export const EyesBlock = ({ context }: { readonly context: PageContextValue }) => {
  const { id = '', state, fulfillments } = (context.entity ?? {}) as Shown;
  const orderId = String(id);
  const [open, setOpen] = useState<string>();
  const [done, setDone] = useState('');
  const queries = useQueryClient();
  const { data, error } = useQuery({
    // After packing, shipping or cancelling on this page, what may be corrected is requested again.
    queryKey: ['shop-eyes', orderId, state, fulfillments?.map((parcel) => parcel.state)],
    placeholderData: (shown: Answered | undefined) => shown,
    queryFn: () => api.query(askEyes, { orderId }) as Promise<Answered>,
    enabled: orderId !== '',
  });
  if (error) return <p role="alert">The values could not be loaded. Load the page again.</p>;
  if (!data) return <p>Loading …</p>;
  const { ok: eyes, no } = data.shopEyes;
  if (!eyes)
    return <p>{no?.code === 'order.not_found' ? 'This order was not made in the shop.' : no?.message}</p>;
  if (eyes.length === 0) return <p>Nothing in this order is made by values.</p>;
  const shown = codes.filter((code) => eyes.some(({ options }) => options.some((one) => one.code === code)));
  const mending = eyes.find(({ id }) => id === open);
  return (
    <>
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead scope="col">Eye</TableHead>
            <TableHead scope="col">Product</TableHead>
            {shown.map((code) => (
              <TableHead scope="col" key={code}>
                {nameOf(code)}
              </TableHead>
            ))}
            <TableHead scope="col">Boxes</TableHead>
            <TableHead scope="col">
              <span className="sr-only">Change</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {eyes.map((eye) => (
            <EyeRow key={eye.id} eye={eye} shown={shown} onMend={() => setOpen(eye.id)} />
          ))}
        </TableBody>
      </Table>
      {[...new Set(eyes.flatMap(({ fixed }) => fixed ?? []))].map((reason) => (
        <p key={reason} className="text-muted-foreground mt-3 text-sm">
          {reason}
        </p>
      ))}
      <p role="status" className="mt-3 text-sm">
        {done}
      </p>
      {mending && (
        <MendDialog
          eye={mending}
          onClose={() => setOpen(undefined)}
          onAnswer={async (sentence) => {
            setDone(sentence);
            // Does not reload the whole page: that would render it again, and lose the message and the focus.
            await Promise.all(
              [
                ['shop-eyes', orderId],
                ['OrderHistory', orderId],
              ].map((queryKey) => queries.invalidateQueries({ queryKey })),
            );
          }}
        />
      )}
    </>
  );
};

const EyeRow = ({
  eye,
  shown,
  onMend,
}: {
  readonly eye: Eye;
  readonly shown: readonly string[];
  readonly onMend: () => void;
}) => (
  <TableRow>
    <TableHead scope="row">{sideOf(eye)}</TableHead>
    <TableCell className="whitespace-normal">{eye.title}</TableCell>
    {shown.map((code) => (
      <TableCell key={code} className="tabular-nums">
        {written(chosenOf(eye.values, code) ?? '')}
      </TableCell>
    ))}
    <TableCell className="tabular-nums">{eye.quantity}</TableCell>
    <TableCell>
      {eye.fixed === null && (
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-label={`Mend: ${sideOf(eye)}, ${eye.title}`}
          onClick={onMend}
        >
          Mend
        </Button>
      )}
    </TableCell>
  </TableRow>
);
