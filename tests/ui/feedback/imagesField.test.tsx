// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { imageUpload, mostImages } from '../../../src/machines/feedback/imageUpload';
import { ImagesField } from '../../../src/ui/parts/images/ImagesField';
import { show } from '../parts/show';

const upload = createActor(imageUpload, { input: { place: 'images' } });

/** Three pictures of a form, each of which can be removed. */
function Pictures() {
  const [addresses, setAddresses] = useState(['/1.png', '/2.png', '/3.png']);
  return (
    <ImagesField
      actor={upload}
      place="images"
      most={mostImages.images}
      addresses={addresses}
      disabled={false}
      fault={undefined}
      onRemove={(gone) => {
        setAddresses(addresses.filter((address) => address !== gone));
      }}
      onMove={() => undefined}
    />
  );
}

test('the button that removes the next picture takes the focus of one that has gone, else that of the last, else the way to add one', () => {
  show(<Pictures />);
  const buttons = () => screen.queryAllByRole('button', { name: 'image.remove' });
  const remove = (index: number) => {
    act(() => {
      buttons()[index]?.focus();
      buttons()[index]?.click();
    });
  };
  remove(0);
  expect(document.activeElement).toBe(buttons()[0]);
  remove(1);
  expect(document.activeElement).toBe(buttons()[0]);
  remove(0);
  expect(buttons()).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'image.add.images' }));
});

/** A form beside which its cover is uploaded. */
const formWithCover = setup({
  types: { children: {} as { cover: 'imageUpload' } },
  actors: { imageUpload },
}).createMachine({ invoke: { id: 'cover', src: 'imageUpload', input: { place: 'cover' } } });

test('[VALID-051] a picture on its way takes a place, too', () => {
  const form = createActor(formWithCover).start();
  const { cover } = form.getSnapshot().children;
  if (cover === undefined) throw new Error('the cover has no upload');
  show(
    <ImagesField
      actor={cover}
      place="cover"
      most={mostImages.cover}
      addresses={[]}
      disabled={false}
      fault={undefined}
      onRemove={() => undefined}
    />,
  );
  screen.getByRole('button', { name: 'image.add.cover' });
  const files = [new File(['7'], '7.png', { type: 'image/png' })];
  act(() => {
    cover.send({ type: 'files.chosen', files, along: { taken: 0 } });
  });
  expect(screen.queryByRole('button', { name: 'image.add.cover' })).toBeNull();
});
