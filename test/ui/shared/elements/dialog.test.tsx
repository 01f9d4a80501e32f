import { fireEvent, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../../src/ui/shared/elements/Dialog.tsx';
import { ServicesContext } from '../../../../src/ui/shared/services.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const openDialog = (openedSince: number) => {
  const onClose = vi.fn();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  render(
    <ServicesContext value={{ notifications: { state$: new BehaviorSubject([]) } } as never}>
      <Dialog open onClose={onClose} title="Delete?">
        <p>content</p>
      </Dialog>
    </ServicesContext>,
  );
  now.mockReturnValue(10_000 + openedSince);
  return { dialog: screen.getByRole('dialog'), onClose };
};

it('a dialog closes at the end of a press outside, not at its begin · UI-22', () => {
  const { dialog, onClose } = openDialog(2000);
  fireEvent.pointerDown(dialog);
  fireEvent.mouseDown(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('the second press of a double press leaves the dialog open that the first one opened, and its focus · UI-22', () => {
  const { dialog, onClose } = openDialog(200);
  fireEvent.pointerDown(dialog);
  expect(fireEvent.mouseDown(dialog)).toBe(false);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('a press that begins inside and ends outside leaves the dialog open, as when text is selected · UI-22', () => {
  const { dialog, onClose } = openDialog(2000);
  const content = screen.getByText('content');
  fireEvent.pointerDown(content);
  expect(fireEvent.mouseDown(content)).toBe(true);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});
