import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { HeadquartersForm, HeadquartersType } from '../../domain/feedback';
import {
  type headquartersFeedback,
  selectErrors,
  selectValues,
} from '../../machines/feedback/headquartersFeedback';
import { Field } from '../parts/Field';
import { TextArea } from '../parts/TextArea';
import { TextInput } from '../parts/TextInput';

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
const longest = { text: 4000, line: 200 } as const;

const phone = { name: 'phone', optional: true, inputMode: 'tel' } as const;

/** The fields of the chosen type, the text, and how to be reached. */
export function HeadquartersFields({ actor }: HeadquartersFieldsProps) {
  const { t } = useTranslation('feedback');
  const { type, content } = useSelector(actor, selectValues);
  const { content: error } = useSelector(actor, selectErrors);
  return (
    <>
      {linesOf[type].map((line) => (
        <LineField key={line.name} actor={actor} {...line} />
      ))}
      <Field
        label={t('field.content')}
        reason={t(`contentWhy.${type}`)}
        error={error && t([`error.${error}`, 'error.other'])}
        wide
      >
        <TextArea
          name="content"
          rows={6}
          value={content}
          maxLength={longest.text}
          onChange={(value) => {
            actor.send({ type: 'field.changed', field: 'content', value: value });
          }}
        />
      </Field>
      <LineField actor={actor} {...phone} />
    </>
  );
}

function LineField({ actor, name, optional, inputMode }: HeadquartersFieldsProps & Line) {
  const { t } = useTranslation('feedback');
  const { [name]: value } = useSelector(actor, selectValues);
  const { [name]: error } = useSelector(actor, selectErrors);
  return (
    <Field
      label={t(`field.${name}`)}
      optional={optional}
      error={error && t([`error.${name}.${error}`, `error.${error}`, 'error.other'])}
    >
      <TextInput
        name={name}
        inputMode={inputMode}
        value={value}
        maxLength={longest.line}
        onChange={(typed) => {
          actor.send({ type: 'field.changed', field: name, value: typed });
        }}
      />
    </Field>
  );
}
