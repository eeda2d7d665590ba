import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BankKind } from '../../domain/commentBank';
import { essayLimits } from '../../domain/limits';
import { lengthOf } from '../../domain/text';
import { Field } from '../parts/Field';
import { useField } from '../parts/form/binding';
import { TextArea } from '../parts/TextArea';
import { NearPhrase } from './NearPhrase';
import { PhraseMenu } from './PhraseMenu';
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
      <chakra.div position="absolute" top={-0.5} insetEnd={0}>
        <PhraseMenu work={work} place={place} bank={bank} label={field.label} own={own} />
      </chakra.div>
    </chakra.div>
  );
}
