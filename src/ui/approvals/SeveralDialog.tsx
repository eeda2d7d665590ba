import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { decisions, remarkLength } from '../../domain/approvals';
import {
  type applicationsDecision,
  selectTicked,
  selectWay,
} from '../../machines/approvals/applicationsDecision';
import { selectDraft } from '../../machines/parts/form/selectors';
import { Fact, Facts } from '../parts/Facts';
import { FormDialog } from '../parts/form/FormDialog';
import { SelectField } from '../parts/form/SelectField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { Text } from '../parts/Text';

interface SeveralDialogProps {
  readonly actor: ActorRefFrom<typeof applicationsDecision>;
  readonly onCancel: () => void;
}

/** One decision for all that are ticked: what it does to whose hours, before it is made. */
export function SeveralDialog({ actor, onCancel }: SeveralDialogProps) {
  const { t } = useTranslation('approvals');
  const { application_ids: ids, applications } = useSelector(actor, selectTicked);
  const way = useSelector(actor, selectWay);
  const draft = useSelector(actor, selectDraft);
  const others = ids.length - applications.length;
  return (
    <FormDialog
      {...{ actor, onCancel, draft }}
      words="approvals:several"
      values={{ count: ids.length }}
      verb={t(`several.verb.${way}`, { count: ids.length })}
    >
      <Facts layout="table">
        {applications.map(({ application_id: id, name, hours, balance }) => (
          <Fact key={id} name={name}>
            {way === 'approved'
              ? t('several.gets', { hours, before: balance, after: balance + hours })
              : t('several.stays', { before: balance })}
          </Fact>
        ))}
      </Facts>
      {others === 0 ? null : <Text as="p">{t('several.others', { count: others })}</Text>}
      <SelectField
        name="decision"
        options={decisions.map((value) => ({ value, label: t(`decide.${value}.open`) }))}
      />
      <TextAreaField name="remark" rows={3} optional={way === 'approved'} maximum={remarkLength} />
      <Text as="p" muted>
        {t('decide.final')}
      </Text>
    </FormDialog>
  );
}
