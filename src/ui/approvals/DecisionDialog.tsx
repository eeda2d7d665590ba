import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { remarkLength } from '../../domain/approvals';
import {
  type applicationDecision,
  selectDecision,
  selectIsOver,
  selectOvertaken,
} from '../../machines/approvals/applicationDecision';
import { selectBegun, selectDraft, selectValues } from '../../machines/parts/form/selectors';
import { Fact, Facts } from '../parts/Facts';
import { TextAreaField } from '../parts/form/TextAreaField';
import { FormDialog } from '../parts/form/FormDialog';
import { StudentCell } from '../parts/StudentCell';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { EvaluationText } from './EvaluationText';

interface DecisionDialogProps {
  readonly actor: ActorRefFrom<typeof applicationDecision>;
  readonly onCancel: () => void;
}

/** Says what a decision does to the student's hours, before it is made. */
export function DecisionDialog({ actor, onCancel }: DecisionDialogProps) {
  const { t } = useTranslation('approvals');
  const told = useToldName();
  const { application, decision, evaluation } = useSelector(actor, selectDecision);
  const isOver = useSelector(actor, selectIsOver);
  const draft = useSelector(actor, selectDraft);
  const overtaken = useSelector(actor, selectOvertaken);
  const { remark } = useSelector(actor, selectValues);
  const begun = useSelector(actor, selectBegun);
  const { name, course_name: course, hours, balance, purpose, decided_by: decider } = application;
  const wasLeft = begun?.application.balance ?? balance;
  const words = `approvals:decide.${decision}`;
  const values = { name: told(name), course, hours, before: balance, after: balance + hours };
  return (
    <FormDialog
      {...{ actor, words, values, onCancel, over: isOver }}
      final={decision === 'rejected'}
      draft={isOver ? undefined : draft}
      verb={t(`decide.${decision}.verb`, values)}
    >
      <StudentCell student={application} />
      <Facts layout="table">
        <Fact name={t('column.course')}>{course}</Fact>
        <Fact name={t('purpose')}>{purpose}</Fact>
        {evaluation === null ? null : (
          <Fact name={t('evaluation.title')}>
            <EvaluationText application={{ ...application, evaluation }} />
          </Fact>
        )}
        {isOver ? null : (
          <Fact name={t('decide.effect')}>
            <span role="status">
              {t(`decide.${decision}.effect`, values)}
              {wasLeft === balance ? null : (
                <Text as="span" display="block" small>
                  {t('decide.renewed', { before: wasLeft })}
                </Text>
              )}
            </span>
          </Fact>
        )}
        {isOver && remark !== '' ? <Fact name={t('decide.written')}>{remark}</Fact> : null}
      </Facts>
      {isOver ? null : (
        <>
          <TextAreaField
            name="remark"
            rows={3}
            optional={decision === 'approved'}
            maximum={remarkLength}
          />
          <Text as="p" muted>
            {t('decide.final')}
          </Text>
        </>
      )}
      {overtaken === null ? null : (
        <Text as="p" role="status">
          {t(`decide.overtaken.${overtaken}`, { decider: told(decider ?? '') })}
        </Text>
      )}
    </FormDialog>
  );
}
