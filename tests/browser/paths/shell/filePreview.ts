import type { Page } from '@playwright/test';
import type { FileKind } from '../../../../src/domain/fileKinds';
import { filePreview } from '../../../../src/machines/shell/filePreview';
import { filePreviewPaths } from '../../../../src/machines/shell/filePreview.paths';
import { comeBack } from '../../world';
import { lost, really } from '../answers';
import { button } from '../controls';
import { HeldCalls } from '../heldCalls';
import type { ScreenAdapter, Walk } from '../adapter';

/** The files that are held, as their addresses end. */
const held = {
  text: `/${encodeURIComponent('更正说明.txt')}`,
  picture: `/${encodeURIComponent('电路图.svg')}`,
} as const;

/** What the address names, by start; the one that only lies there to be fetched is not looked for. */
const asked: Readonly<Record<string, string>> = {
  none: '',
  elsewhere: '//elsewhere.example/notes.txt',
  text: `/attachments${held.text}`,
  office: '/attachments/练习清单.rtf',
  archive: '/attachments/照片.zip',
  picture: `/attachments${held.picture}`,
};

const { origins } = filePreviewPaths.inputs.picture;

/** The pictures that pages have asked for: nobody answers, so that they can still fail. */
const pictures = new WeakMap<Page, HeldCalls>();

async function failPicture({ page }: Walk): Promise<void> {
  const picture = await pictures.get(page)?.next(held.picture);
  await picture?.abort('failed');
}

/** One file on a page of its own. */
export const filePreviewAdapter: ScreenAdapter = {
  chart: filePreview,
  catalogue: {
    ...filePreviewPaths,
    inputs: Object.fromEntries(
      Object.entries(asked).map(([name, address]) => [
        name,
        { asked: address, origins, kind: null },
      ]),
    ),
    events: {
      // A text that is there stays there.
      'file.failed': ({ context: { kind } }: { context: { kind: FileKind } }) =>
        kind === 'image' ? [{}] : [],
    },
  },
  async enter({ page, world, language }, start) {
    const calls = new HeldCalls();
    pictures.set(page, calls);
    if (start === 'picture') await calls.hold(page, held.picture);
    const address = new URLSearchParams({ fileUrl: asked[start] ?? '' });
    await comeBack(page, world, 'zhou', `/previewFile?${address.toString()}`, language);
  },
  events: {
    'file.failed': { trigger: failPicture },
    'retry.requested': button('parts:failed.retry'),
    'opening.requested': button('pages:preview.open'),
  },
  answers: {
    readText: { call: { path: held.text }, done: [really], error: [lost] },
  },
};
