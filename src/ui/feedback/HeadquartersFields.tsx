import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  feedbackLimits,
  type HeadquartersForm,
  type HeadquartersType,
  neededFields,
} from '../../domain/feedback';
import {
  type headquartersFeedback,
  selectReports,
  selectSubjectId,
  selectValues,
} from '../../machines/feedback/headquartersFeedback';
import type { ActorProps } from '../parts/actorProps';
import { TextAreaField } from '../parts/form/TextAreaField';
import { TextField } from '../parts/form/TextField';
import { ReportedSubject } from './ReportedSubject';

type LineName = {
  [Name in keyof HeadquartersForm]: string extends HeadquartersForm[Name] ? Name : never;
}[keyof HeadquartersForm];

interface Line {
  readonly name: LineName;
  readonly maximum?: number;
  readonly inputMode?: 'numeric' | 'tel';
}

const { name: maximum, longName: longest, text } = feedbackLimits;

/** What is asked besides the text, by what the feedback is about [ENTITY-024]. */
const linesOf: Readonly<Record<HeadquartersType, readonly Line[]>> = {
  textbook: [
    { name: 'publisher', maximum: longest },
    { name: 'chief_editor', maximum },
    { name: 'course_name', maximum: longest },
  ],
  localCase: [
    { name: 'point_name', maximum },
    { name: 'local_point', maximum },
    { name: 'region', maximum },
    { name: 'year', inputMode: 'numeric' },
    { name: 'exam_type', maximum },
    { name: 'module', maximum },
  ],
  question: [
    { name: 'question_id', inputMode: 'numeric' },
    { name: 'point_name', maximum },
    { name: 'course_name', maximum: longest },
  ],
  portal: [],
};

/** The fields of the chosen type, the text, and how to be reached. */
export function HeadquartersFields({ actor }: ActorProps<typeof headquartersFeedback>) {
  const { t } = useTranslation(['feedback', 'shell']);
  const subjectId = useSelector(actor, selectSubjectId);
  const subject = t(`shell:subject.${String(subjectId)}`);
  const { type, cover } = useSelector(actor, selectValues);
  const needed = neededFields({ type, cover });
  const reports = useSelector(actor, selectReports);
  return (
    <>
      {linesOf[type].map((line) => (
        <TextField
          key={line.name}
          {...line}
          optional={!needed.includes(line.name)}
          reason={line.name === 'question_id' ? t('questionWhy', { subject }) : undefined}
        />
      ))}
      {reports === undefined ? null : <ReportedSubject actor={reports} />}
      <TextAreaField name="content" rows={6} maximum={text} reason={t(`contentWhy.${type}`)} />
      <TextField name="phone" optional inputMode="tel" />
    </>
  );
}
