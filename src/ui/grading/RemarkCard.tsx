import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../machines/grading/definition';
import { CategoryName } from './CategoryName';
import { RemarkFields } from './RemarkFields';
import { RemarkNumber } from './RemarkNumber';
import type { RemarkedActor } from './workActors';

interface RemarkCardProps {
  readonly work: RemarkedActor;
  readonly note: Note;
  readonly number: number;
  /** The words that it is about. */
  readonly words: string;
  readonly isSelected: boolean;
  readonly error: string | undefined;
  /** Makes it about the stretch that is selected now; undefined while none is. */
  readonly onRetarget: (() => void) | undefined;
}

const Card = chakra('li', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    scrollMarginTop: '5rem',
    scrollMarginBottom: '5rem',
    '&[data-selected]': { borderColor: 'brand.fg' },
  },
});

const Head = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: 'full',
    minHeight: 'row',
    px: 3,
    textAlign: 'start',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
});

/** One remark: pressing it shows its words in the text, and opens it. */
export function RemarkCard(props: RemarkCardProps) {
  const { work, note, number, words, isSelected, error, onRetarget } = props;
  const { t } = useTranslation('grading');
  const isOpen = isSelected || error !== undefined;
  return (
    <Card data-note={note.id} data-selected={isSelected ? '' : undefined}>
      <Head
        type="button"
        aria-expanded={isOpen}
        onClick={() => work.send({ type: 'annotation.selected', id: isSelected ? null : note.id })}
      >
        <RemarkNumber number={number} />
        {note.category === '' ? null : (
          <chakra.span flex="none">
            <CategoryName category={note.category} />
          </chakra.span>
        )}
        <chakra.span truncate color="fg.muted" minWidth={0}>
          {t('remarks.quote', { words })}
        </chakra.span>
      </Head>
      {isOpen ? (
        <RemarkFields
          work={work}
          note={note}
          number={number}
          error={error}
          onRetarget={onRetarget}
        />
      ) : (
        <chakra.p px={3} pb={2} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note.comment.trim() === '' ? (
            <chakra.span color="fg.muted">{t('remarks.empty')}</chakra.span>
          ) : (
            note.comment
          )}
        </chakra.p>
      )}
    </Card>
  );
}
