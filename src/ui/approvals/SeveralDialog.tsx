import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type ApplicationRow,
  balancesInTurn,
  decisions,
  isOpen,
  openAmong,
  remarkLength,
} from '../../domain/approvals';
import {
  type applicationsDecision,
  selectTicked,
  selectWay,
} from '../../machines/approvals/applicationsDecision';
import { selectDraft } from '../../machines/parts/form/selectors';
import { FormDialog } from '../parts/form/FormDialog';
import { SelectField } from '../parts/form/SelectField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { EvaluationText } from './EvaluationText';
import { Applicants } from './Applicants';

interface SeveralDialogProps {
  readonly actor: ActorRefFrom<typeof applicationsDecision>;
  readonly onCancel: () => void;
}

/** One decision for all that wait for it: what it does to whose hours, and who is left out, before it is made. */
export function SeveralDialog({ actor, onCancel }: SeveralDialogProps) {
  const { t } = useTranslation('approvals');
  const told = useToldName();
  const { application_ids: ids, applications } = useSelector(actor, selectTicked);
  const way = useSelector(actor, selectWay);
  const draft = useSelector(actor, selectDraft);
  const count = openAmong(ids, applications).length;
  const others = ids.length - applications.length;
  const open = applications.filter(isOpen);
  const closed = applications.filter((application) => !isOpen(application));
  const isNothing = count === 0;
  const balances = balancesInTurn(open);
  const effectOn = ({ application_id: id, hours, balance }: ApplicationRow) => {
    const before = balances.get(id) ?? balance;
    return way === 'approved'
      ? t('several.gets', { hours, before, after: before + hours })
      : t('several.stays', { before: balance });
  };
  return (
    <FormDialog
      {...{ actor, onCancel }}
      draft={isNothing ? undefined : draft}
      size="lg"
      final={way === 'rejected'}
      over={isNothing}
      words="approvals:several"
      values={{ count }}
      verb={t(`several.verb.${way}`, { count })}
    >
      <Applicants of={open}>
        {(application) => (
          <>
            {effectOn(application)}
            <Text as="p" small muted>
              <EvaluationText application={application} />
            </Text>
          </>
        )}
      </Applicants>
      {others === 0 ? null : <Text as="p">{t('several.others', { count: others })}</Text>}
      {closed.length === 0 ? null : (
        <Section title={t('several.left', { count: closed.length })}>
          <Applicants of={closed}>
            {({ status, decided_by: decider }) =>
              t(status === 'evaluating' ? 'several.evaluating' : `decide.overtaken.${status}`, {
                decider: told(decider ?? ''),
              })
            }
          </Applicants>
        </Section>
      )}
      {isNothing ? null : (
        <chakra.div display="grid" gap={4}>
          <SelectField
            name="decision"
            options={decisions.map((value) => ({ value, label: t(`decide.${value}.open`) }))}
          />
          <TextAreaField
            name="remark"
            rows={3}
            optional={way === 'approved'}
            maximum={remarkLength}
          />
          <Text as="p" muted>
            {t('decide.final')}
          </Text>
        </chakra.div>
      )}
    </FormDialog>
  );
}
