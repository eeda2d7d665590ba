import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  feedbackLimits,
  type HeadquartersForm,
  type HeadquartersType,
} from '../../domain/feedback';
import {
  type headquartersFeedback,
  selectValues,
} from '../../machines/feedback/headquartersFeedback';
import { TextAreaField, TextField } from '../parts/form/fields';

interface HeadquartersFieldsProps {
  readonly actor: ActorRefFrom<typeof headquartersFeedback>;
}

type LineName = {
  [Name in keyof HeadquartersForm]: string extends HeadquartersForm[Name] ? Name : never;
}[keyof HeadquartersForm];

interface Line {
  readonly name: LineName;
  readonly optional?: boolean;
  readonly inputMode?: 'numeric' | 'tel';
}

/** What is asked besides the text, by what the feedback is about [ENTITY-024]. */
const linesOf: Readonly<Record<HeadquartersType, readonly Line[]>> = {
  textbook: [
    { name: 'publisher' },
    { name: 'chief_editor' },
    { name: 'course_name', optional: true },
  ],
  localCase: [
    { name: 'point_name' },
    { name: 'local_point', optional: true },
    { name: 'region', optional: true },
    { name: 'year', optional: true, inputMode: 'numeric' },
    { name: 'exam_type', optional: true },
    { name: 'module', optional: true },
  ],
  question: [
    { name: 'question_id', inputMode: 'numeric' },
    { name: 'point_name' },
    { name: 'course_name', optional: true },
  ],
  portal: [],
};

/** Longer than any field may be: what is too much is said, not swallowed. */
const longest = 200;

/** The fields of the chosen type, the text, and how to be reached. */
export function HeadquartersFields({ actor }: HeadquartersFieldsProps) {
  const { t } = useTranslation('feedback');
  const { type } = useSelector(actor, selectValues);
  return (
    <>
      {linesOf[type].map((line) => (
        <TextField key={line.name} maxLength={longest} {...line} />
      ))}
      <TextAreaField
        name="content"
        rows={6}
        maximum={feedbackLimits.text}
        reason={t(`contentWhy.${type}`)}
      />
      <TextField name="phone" optional inputMode="tel" maxLength={longest} />
    </>
  );
}
