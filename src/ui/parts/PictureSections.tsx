import { useState, type ReactNode } from 'react';
import { Pictures } from './Pictures';
import { PictureViewer, type ViewedPicture } from './PictureViewer';
import { Section } from './Section';

interface PictureSectionsProps {
  readonly sections: readonly {
    readonly title: string;
    readonly pictures: readonly ViewedPicture[];
  }[];
  /** What is read beside a picture that is enlarged. */
  readonly beside: ReactNode;
}

/** Sections of small pictures, of which one at a time is enlarged; a section without any is left out. */
export function PictureSections({ sections, beside }: PictureSectionsProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      {sections.map(({ title, pictures }) =>
        pictures.length === 0 ? null : (
          <Section key={title} title={title} count={pictures.length} mb={4}>
            <Pictures pictures={pictures} onShow={setShown} />
          </Section>
        ),
      )}
      <PictureViewer
        pictures={sections.flatMap(({ pictures }) => pictures)}
        shown={shown}
        beside={beside}
        onShow={setShown}
      />
    </>
  );
}
