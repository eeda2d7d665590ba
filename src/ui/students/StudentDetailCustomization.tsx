import { HStack, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type customization,
  selectFreezes,
  selectMayPlan,
  selectPlanForm,
  selectStudentId,
} from '../../machines/students/customization';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ColumnsTable } from '../parts/ColumnsTable';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { FreezeNotice } from '../parts/foundation/FreezeNotice';
import { useFrozenWhy } from '../parts/foundation/useFrozenWhy';
import { NameInLetters } from '../parts/NameInLetters';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { goalsOf, planColumns, planDayColumns } from './planTables';
import { StudyPlanDialog } from './StudyPlanDialog';

const ofDay = ({ day }: { readonly day: string }) => day;
const ofPlan = ({ revision }: { readonly revision: number }) => String(revision);

/** The plan that holds for a student, the last days beside it, and every plan before [SCREEN-050]. */
export function StudentDetailCustomization({ actor }: ActorProps<typeof customization>) {
  const { t } = useTranslation('students');
  const { date, moment } = useDates();
  const form = useSelector(actor, selectPlanForm);
  const mayPlan = useSelector(actor, selectMayPlan);
  const studentId = useSelector(actor, selectStudentId);
  const frozenWhy = useFrozenWhy(useSelector(actor, selectFreezes), 'customization');
  return (
    <RecordView
      actor={actor}
      loading={t('customization.title')}
      rows={9}
      failed={t('customization.failed')}
    >
      {({ plan, is_in_force: isHeld, history, freezes, ...study }) => (
        <Stack gap={6} mt={2}>
          <RecordOutdated actor={actor} />
          <Section title={t('customization.title')}>
            <FreezeNotice freezes={freezes} of="customization" student={studentId} />
            <Status kind={isHeld ? 'good' : 'none'}>
              {t(`customization.state.${isHeld ? 'held' : plan === null ? 'none' : 'over'}`)}
            </Status>
            {plan === null ? (
              <Text as="p" muted>
                {t('customization.nothing')}
              </Text>
            ) : (
              <Facts mt={2}>
                <Fact name={t('customization.column.goals')}>{goalsOf(plan, { t })}</Fact>
                <Fact name={t('customization.column.until')}>
                  {plan.until === null ? t('customized.open') : date(plan.until)}
                </Fact>
                <Fact name={t('customization.column.by')}>
                  {plan.by} <NameInLetters name={plan.by} />
                </Fact>
                <Fact name={t('customization.column.at')}>{moment(plan.at)}</Fact>
                <Fact name={t('customization.column.note')}>{plan.note}</Fact>
              </Facts>
            )}
            <HStack mt={3} gap={4} _print={{ display: 'none' }}>
              <Button
                icon={SlidersHorizontal}
                kind="primary"
                disabled={!mayPlan}
                reason={frozenWhy}
                onClick={() => actor.send({ type: 'plan.requested' })}
              >
                {t(plan === null ? 'customization.set' : 'customization.change')}
              </Button>
              <TextLink to="/student/customized">{t('customization.all')}</TextLink>
            </HStack>
          </Section>
          <Section title={t('customization.days')}>
            <ColumnsTable
              label={t('customization.days')}
              {...{ columns: planDayColumns, rows: study.days.toReversed(), rowId: ofDay }}
            />
          </Section>
          {history.length === 0 ? null : (
            <Section title={t('customization.history')} count={history.length}>
              <ColumnsTable
                label={t('customization.history')}
                {...{ columns: planColumns, rows: history, rowId: ofPlan }}
              />
            </Section>
          )}
          {form === undefined ? null : (
            <StudyPlanDialog actor={form} onCancel={() => actor.send({ type: 'plan.cancelled' })} />
          )}
        </Stack>
      )}
    </RecordView>
  );
}
