import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { difficulties } from '../../../domain/answers';
import type { answerFilters } from '../../../machines/answers/answerFilters';
import { DateField } from '../form/DateField';
import { FormDialog } from '../form/FormDialog';
import { NumberField } from '../form/NumberField';

interface AnswerFiltersDialogProps {
  readonly actor: ActorRefFrom<typeof answerFilters>;
  readonly onCancel: () => void;
}

/** Own days, and between which difficulties [SCREEN-075, VALID-072]. */
export function AnswerFiltersDialog({ actor, onCancel }: AnswerFiltersDialogProps) {
  const { t } = useTranslation('answers');
  return (
    <FormDialog actor={actor} words="answers:more" onCancel={onCancel}>
      <DateField name="from" optional />
      <DateField name="to" optional />
      <NumberField
        name="minimum"
        optional
        unit={t('more.unit', { first: difficulties[0], last: 90 })}
      />
      <NumberField name="maximum" optional />
    </FormDialog>
  );
}
