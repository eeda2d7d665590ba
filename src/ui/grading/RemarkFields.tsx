import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { essayCategories } from '../../domain/grading';
import { essayLimits } from '../../domain/limits';
import { lengthOf } from '../../domain/text';
import type { Note } from '../../machines/grading/definition';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { Select } from '../parts/Select';
import { TextArea } from '../parts/TextArea';
import type { RemarkedActor } from './workActors';

interface RemarkFieldsProps {
  readonly work: RemarkedActor;
  readonly note: Note;
  readonly number: number;
  readonly error: string | undefined;
  readonly onRetarget: (() => void) | undefined;
}

/** What a remark says, what it is about, and taking it back. */
export function RemarkFields({ work, note, number, error, onRetarget }: RemarkFieldsProps) {
  const { t } = useTranslation('grading');
  const rewrite = (change: Partial<Pick<Note, 'category' | 'comment'>>) => {
    const { id, category, comment } = { ...note, ...change };
    work.send({ type: 'annotation.rewritten', id, category, comment });
  };
  return (
    <chakra.div display="grid" gap={3} px={3} pb={3}>
      <Field
        wide
        label={t('remarks.comment')}
        error={error}
        reason={t('lengthOf', {
          count: lengthOf(note.comment),
          maximum: essayLimits.annotationComment,
        })}
      >
        <TextArea rows={3} value={note.comment} onChange={(comment) => rewrite({ comment })} />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
        {note.category === '' ? null : (
          <chakra.div flex="1 1 8rem" minWidth={0}>
            <Select
              label={t('remarks.category', { number })}
              value={note.category}
              options={essayCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
              onChange={(category) => rewrite({ category })}
            />
          </chakra.div>
        )}
        <Button
          size="small"
          disabled={onRetarget === undefined}
          reason={t('remarks.retargetReason')}
          onClick={onRetarget}
        >
          {t('remarks.retarget')}
        </Button>
        <span data-removal="">
          <Button
            size="small"
            kind="quiet"
            icon={Trash2}
            onClick={() => work.send({ type: 'annotation.removed', id: note.id })}
          >
            {t('remarks.remove')}
          </Button>
        </span>
      </chakra.div>
    </chakra.div>
  );
}
