import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { segmentsOf } from '../../domain/segments';
import type { Note } from '../../machines/grading/definition';

interface CorrectedTextProps {
  readonly text: string;
  /** In the order of the text: their place is their number. */
  readonly notes: readonly Note[];
  readonly name: string;
}

const Number = chakra('sup', {
  base: { px: 0.5, color: 'brand.fg', fontWeight: 'semibold', textStyle: 'small' },
});

const Words = chakra('span', {
  base: { '&[data-covered]': { borderBottom: '2px solid', borderColor: 'brand.fg' } },
});

/** An essay to be read: what is remarked upon is underlined, with the remark's number behind it. */
export function CorrectedText({ text, notes, name }: CorrectedTextProps) {
  const { t } = useTranslation('grading');
  return (
    <chakra.div
      role="article"
      aria-label={t('essayOf', { name })}
      maxWidth="line"
      whiteSpace="pre-wrap"
      lineHeight="2"
    >
      {segmentsOf(text.length, notes).map(({ start, end, ids }) => (
        <Fragment key={start}>
          <Words data-covered={ids.length > 0 ? '' : undefined}>{text.slice(start, end)}</Words>
          {notes.map((note, index) =>
            note.end === end ? (
              <Number key={note.id} fontVariantNumeric="tabular-nums">
                {index + 1}
              </Number>
            ) : null,
          )}
        </Fragment>
      ))}
    </chakra.div>
  );
}
