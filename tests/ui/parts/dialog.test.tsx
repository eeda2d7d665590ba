// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/parts/Button';
import { ConfirmDialog } from '../../../src/ui/parts/ConfirmDialog';
import { Dialog } from '../../../src/ui/parts/Dialog';
import { TextInput } from '../../../src/ui/parts/TextInput';
import { show } from './show';

interface PageProps {
  readonly onConfirm?: () => void;
  readonly busy?: boolean;
}

function UnlockPage({ onConfirm = () => undefined, busy = false }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Unlock</Button>
      <ConfirmDialog
        open={open}
        title="Unlock “Linear functions” for 4 students?"
        consequences={['3 chapters and 11 lessons will open']}
        verb="Unlock 11 lessons"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
        busy={busy}
      />
    </>
  );
}

/** The focus goes into a dialog in the next frame, and with it the keys. */
const untilEntered = (dialog: HTMLElement) =>
  vi.waitFor(() => {
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

async function openIt(props: PageProps = {}) {
  show(<UnlockPage {...props} />);
  const opener = screen.getByRole('button', { name: 'Unlock' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('alertdialog');
  await untilEntered(dialog);
  return { opener, dialog };
}

test('it names the thing, counts what will happen, says that it is final, and has a verb', async () => {
  const { dialog } = await openIt();
  expect(screen.getByRole('alertdialog', { name: /Linear functions.*4 students/ })).toBe(dialog);
  expect(within(dialog).getByRole('listitem').textContent).toContain('11 lessons');
  expect(within(dialog).getByText("This can't be undone")).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Unlock 11 lessons' })).toBeTruthy();
});

test('the focus starts on the safe answer', async () => {
  const { dialog } = await openIt();
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
});

test('Escape cancels and gives the focus back', async () => {
  const onConfirm = vi.fn();
  const { opener, dialog } = await openIt({ onConfirm });
  fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Cancel' }), { key: 'Escape' });
  await vi.waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
  expect(onConfirm).not.toHaveBeenCalled();
});

test('an Escape that leaves an input method does not close the dialog', async () => {
  const onClose = vi.fn();
  show(
    <Dialog open title="Rename" onClose={onClose}>
      <TextInput label="Name" value="" onChange={() => undefined} />
    </Dialog>,
  );
  await untilEntered(screen.getByRole('dialog'));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('the page behind is deaf as long as the dialog is open, live regions are not', async () => {
  const live = document.createElement('div');
  live.setAttribute('data-live', '');
  document.body.append(live);
  const { opener, dialog } = await openIt();
  const page = opener.closest('body > *');
  expect(page?.hasAttribute('inert')).toBe(true);
  expect(live.hasAttribute('inert')).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(page?.hasAttribute('inert')).toBe(false);
  live.remove();
});

test('the tab key goes round within the dialog', async () => {
  const { dialog } = await openIt();
  const close = within(dialog).getByRole('button', { name: 'Close' });
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
  close.focus();
  fireEvent.keyDown(close, { key: 'Tab' });
  expect(document.activeElement).toBe(cancel);
  fireEvent.keyDown(cancel, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(close);
});

test('while it happens it can neither be cancelled nor asked for again', async () => {
  const onConfirm = vi.fn();
  const { dialog } = await openIt({ onConfirm, busy: true });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Unlock 11 lessons' }));
  expect(screen.queryByRole('alertdialog')).toBe(dialog);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a dialog that must stay has no way out', async () => {
  show(
    <Dialog open title="Bind your identity">
      <TextInput label="Code" value="" onChange={() => undefined} />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  await untilEntered(dialog);
  fireEvent.keyDown(within(dialog).getByRole('textbox'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBe(dialog);
  expect(within(dialog).queryByRole('button')).toBeNull();
});

function RetryDialog({ onClose }: { readonly onClose: () => void }) {
  const [hasFailed, setFailed] = useState(true);
  return (
    <Dialog open title="Give coins" onClose={onClose}>
      {hasFailed ? (
        <p>
          The network is gone. <Button onClick={() => setFailed(false)}>Try again</Button>
        </p>
      ) : (
        'On its way'
      )}
    </Dialog>
  );
}

test('it keeps the focus, and with it the keys, when what was pressed is gone', async () => {
  const onClose = vi.fn();
  show(<RetryDialog onClose={onClose} />);
  await untilEntered(screen.getByRole('dialog'));
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  fireEvent.click(retry);
  await vi.waitFor(() => {
    expect(document.activeElement?.contains(screen.getByRole('dialog'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await vi.waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
});

test('a dialog in the place of another gives the focus back to what had it before the first', async () => {
  const page = (title: string | null) => (
    <>
      <Button>Reward</Button>
      {title === null ? null : (
        <Dialog key={title} open title={title} onClose={() => undefined}>
          <TextInput label={title} value="" onChange={() => undefined} />
        </Dialog>
      )}
    </>
  );
  const { rerender } = show(page(null));
  const opener = screen.getByRole('button', { name: 'Reward' });
  opener.focus();
  for (const title of ['Loading', 'Coins']) {
    rerender(page(title));
    await untilEntered(screen.getByRole('dialog', { name: title }));
  }
  rerender(page(null));
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(opener);
  });
});
