import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type BankKind, byUse } from '../../domain/commentBank';
import { essayLimits } from '../../domain/limits';
import { lengthOf } from '../../domain/text';
import { selectWork } from '../../machines/grading/selectors';
import { selectAnswerIfAny } from '../../machines/parts/record';
import { Field } from '../parts/Field';
import { useField } from '../parts/form/binding';
import { TextArea } from '../parts/TextArea';
import { PhraseMenu } from '../parts/PhraseMenu';
import { NearPhrase } from './NearPhrase';
import { useLines } from './gradingWords';
import type { CommentedActor, PlaceActor } from './workActors';

interface CommentFieldProps<Place extends string> {
  readonly work: CommentedActor<Place>;
  readonly place: Place;
  /** Where the comment is among the values. */
  readonly name: string;
  /** Which phrases it may begin from. */
  readonly bank: BankKind;
  readonly rows: number;
  readonly optional?: boolean;
  readonly own: PlaceActor;
}

/** From here on the length of a comment that may be short is worth knowing. */
const nearLimit = essayLimits.comment * 0.8;

/** A comment, with phrases to begin from and its length. */
export function CommentField<Place extends string>(props: CommentFieldProps<Place>) {
  const { work, place, name, bank, rows, optional, own } = props;
  const { t } = useTranslation('grading');
  const { value, field } = useField({ name, word: place, maximum: essayLimits.comment });
  const used = useSelector(own, selectAnswerIfAny)?.used ?? [];
  const student = useSelector(work, selectWork)?.student ?? '';
  const text = typeof value === 'string' ? value : '';
  const count = lengthOf(text);
  const isCounted = optional !== true || count > nearLimit;
  return (
    <chakra.div position="relative">
      <Field
        {...field}
        wide
        optional={optional}
        reason={isCounted ? t('lengthOf', { count, maximum: essayLimits.comment }) : undefined}
      >
        <TextArea
          rows={rows}
          value={text}
          onChange={(typed) => work.send({ type: 'comment.written', place, text: typed })}
        />
      </Field>
      <NearPhrase work={work} place={place} bank={bank} text={text} />
      <PhraseMenu
        phrases={byUse(useLines()(`bank.${bank}.${place}`), used, place)}
        about={field.label}
        name={student}
        onInsert={(phrase) => {
          work.send({ type: 'phrase.inserted', place, text: phrase });
        }}
      />
    </chakra.div>
  );
}
