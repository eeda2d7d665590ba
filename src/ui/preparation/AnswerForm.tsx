import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { preparedAnswerLength } from '../../domain/limits';
import { selectDraft } from '../../machines/parts/form/selectors';
import type { PracticeQuestion } from '../../machines/preparation/practice';
import type { practiceAnswer } from '../../machines/preparation/practiceAnswer';
import { Button } from '../parts/Button';
import { Checkbox } from '../parts/Checkbox';
import { FieldError } from '../parts/Field';
import { BoundFailure, BoundForm } from '../parts/form/BoundForm';
import { useField, useFormState } from '../parts/form/binding';
import { TextAreaField } from '../parts/form/TextAreaField';
import { Legend } from '../parts/Legend';
import { RadioGroup } from '../parts/RadioGroup';

type Asked = Pick<PracticeQuestion, 'type' | 'options'>;

interface AnswerFormProps extends Asked {
  readonly actor: ActorRefFrom<typeof practiceAnswer>;
}

/** What a test account answers, as the question is answered: by one choice, by several, or in words [VALID-100]. */
export function AnswerForm({ actor, type, options }: AnswerFormProps) {
  const { t } = useTranslation('preparation');
  const { isBusy } = useFormState(actor);
  const draft = useSelector(actor, selectDraft);
  return (
    <BoundForm
      {...{ actor, draft }}
      words="preparation:answer"
      label={t('answer.title')}
      actions={
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('answer.verb')}
        </Button>
      }
    >
      <AnswerField {...{ type, options }} />
      <BoundFailure />
    </BoundForm>
  );
}

function AnswerField({ type, options }: Asked) {
  const { t } = useTranslation(['preparation', 'answers']);
  if (type === 'trueOrFalse') {
    return (
      <OneChoice
        options={['true', 'false'].map((value) => ({ value, label: t(`answer.${value}`) }))}
      />
    );
  }
  if (options.length === 0) {
    return (
      <TextAreaField
        name="answer"
        rows={4}
        minimum={1}
        maximum={preparedAnswerLength}
        reason={type === 'fillInTheBlank' ? t('answer.blanksWhy') : undefined}
      />
    );
  }
  const letters = options.map(({ key }) => ({ value: key, label: key }));
  return type === 'multipleChoice' ? (
    <Choices letters={options.map(({ key }) => key)} />
  ) : (
    <OneChoice options={letters} />
  );
}

interface OneChoiceProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function OneChoice({ options }: OneChoiceProps) {
  const { value, field, change } = useField({ name: 'answer' });
  return (
    <RadioGroup
      {...field}
      {...{ options, byDigit: true, onChange: change }}
      value={typeof value === 'string' ? value : ''}
    />
  );
}

/** Several letters, kept in a row in their order: `AC`. */
function Choices({ letters }: { readonly letters: readonly string[] }) {
  const id = useId();
  const { value, field, change } = useField({ name: 'answer' });
  const chosen = typeof value === 'string' ? value : '';
  return (
    <fieldset aria-describedby={field.error === undefined ? undefined : id}>
      <Legend spoken>{field.label}</Legend>
      <HStack columnGap={4}>
        {letters.map((letter) => (
          <Checkbox
            key={letter}
            checked={chosen.includes(letter)}
            onChange={(isNow) =>
              change(
                letters.filter((one) => (one === letter ? isNow : chosen.includes(one))).join(''),
              )
            }
          >
            {letter}
          </Checkbox>
        ))}
      </HStack>
      {field.error === undefined ? null : <FieldError id={id} text={field.error} />}
    </fieldset>
  );
}
