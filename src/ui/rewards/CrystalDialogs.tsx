import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { amountMaximum, deductionReasonLength, rewardRemarkLength } from '../../domain/limits';
import { mostForEach } from '../../domain/rewards';
import { selectBegun, selectDraft } from '../../machines/parts/form/selectors';
import { type crystalDeduction, selectDeducted } from '../../machines/rewards/crystalDeduction';
import {
  type crystalReward,
  selectCost,
  selectRewarded,
} from '../../machines/rewards/crystalReward';
import {
  type crystals,
  selectDeductionForm,
  selectReward,
  selectSecurity,
} from '../../machines/rewards/crystals';
import { type crystalSecurity, selectDeduction } from '../../machines/rewards/crystalSecurity';
import { type MessagesActor, selectOffer } from '../../machines/rewards/rewardMessages';
import type { ActorProps } from '../parts/actorProps';
import { Fact, Facts } from '../parts/Facts';
import { FormDialog } from '../parts/form/FormDialog';
import { NumberField } from '../parts/form/NumberField';
import { PasswordField } from '../parts/form/PasswordField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { TextField } from '../parts/form/TextField';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { MessageField } from './MessageField';
import { RewardedStudents } from './RewardedStudents';
import { useRewardedHead } from './useRewardedHead';

/** Whatever is asked before crystals are given or deducted. */
export function CrystalDialogs({ actor }: ActorProps<typeof crystals>) {
  const reward = useSelector(actor, selectReward);
  const deduction = useSelector(actor, selectDeductionForm);
  const security = useSelector(actor, selectSecurity);
  const offer = useSelector(actor, selectOffer);
  const onCancel = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      {reward === undefined ? null : <RewardDialog {...{ actor: reward, onCancel, offer }} />}
      {deduction === undefined ? null : <DeductionDialog {...{ actor: deduction, onCancel }} />}
      {security === undefined ? null : <SecurityDialog {...{ actor: security, onCancel }} />}
    </>
  );
}

interface DialogProps<Actor> {
  readonly actor: Actor;
  readonly onCancel: () => void;
}

/** Who gets how many, what it costs, and what is left of the stock [ROLE-019]. */
function RewardDialog({
  actor,
  onCancel,
  offer,
}: DialogProps<ActorRefFrom<typeof crystalReward>> & { readonly offer: MessagesActor }) {
  const { t } = useTranslation('rewards');
  const { student_ids: ids, students, stock } = useSelector(actor, selectRewarded);
  const before = useSelector(actor, selectBegun)?.stock ?? stock;
  const { most: cost = null, missing = 0 } = useSelector(actor, selectCost) ?? {};
  const draft = useSelector(actor, selectDraft);
  const values = useRewardedHead(students, ids.length);
  const most = mostForEach(stock, ids.length);
  const amount = (count: number | null) =>
    count === null ? t('balance.none') : t('crystals', { count });
  return (
    <FormDialog
      {...{ actor, onCancel, draft, values }}
      words="rewards:crystalReward"
      verb={
        cost === null || missing > 0
          ? t('crystalReward.open')
          : t('crystalReward.verb', { count: cost })
      }
    >
      <Facts layout="table">
        {ids.length > 1 ? <RewardedStudents students={students} total={ids.length} /> : null}
        <Fact name={t('crystalReward.stock')}>
          <span role="status">
            {before === stock
              ? amount(stock)
              : t('reward.changed', { now: amount(stock), before: amount(before) })}
          </span>
        </Fact>
        <Fact name={t('reward.cost')}>{amount(cost)}</Fact>
        {missing > 0 ? (
          <Fact name={t('reward.short')}>{amount(missing)}</Fact>
        ) : (
          <Fact name={t('crystalReward.left')}>{amount(cost === null ? null : stock - cost)}</Fact>
        )}
      </Facts>
      <NumberField
        name="crystals"
        maximum={Math.max(1, most)}
        reason={most === 0 ? t('crystalReward.noneLeft', { count: stock }) : undefined}
        fault={missing > 0 ? t('crystalReward.missing', { count: missing }) : undefined}
        unit={t('crystalUnit')}
      />
      <MessageField name="remark" offer={offer} {...rewardRemarkLength} />
    </FormDialog>
  );
}

/** How many, at most what the student has, and why [VALID-032 … VALID-034]. */
export function DeductionDialog({
  actor,
  onCancel,
}: DialogProps<ActorRefFrom<typeof crystalDeduction>>) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  const { name, username, crystal_cnt: count } = useSelector(actor, selectDeducted);
  const before = useSelector(actor, selectBegun)?.student.crystal_cnt ?? count;
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog
      {...{ actor, onCancel, draft }}
      words="rewards:crystalDeduction"
      values={{ name: told(name) }}
    >
      <Text as="p" role="status">
        {t('crystalDeduction.has', { name: told(name), username, count })}
        {before === count ? null : ` ${t('crystalSecurity.renewed', { before })}`}
      </Text>
      <NumberField
        name="crystals"
        maximum={Math.min(amountMaximum, Math.max(1, count))}
        unit={t('crystalUnit')}
      />
      <TextAreaField name="reason" rows={3} {...deductionReasonLength} />
    </FormDialog>
  );
}

/** Says exactly what will be deducted, and asks who wants it [VALID-035, ROLE-100]. */
function SecurityDialog({ actor, onCancel }: DialogProps<ActorRefFrom<typeof crystalSecurity>>) {
  const { t } = useTranslation('rewards');
  const { student, crystals: count, reason } = useSelector(actor, selectDeduction);
  const told = useToldName();
  const { name, username, crystal_cnt: before } = student;
  const decided = useSelector(actor, selectBegun)?.student.crystal_cnt ?? before;
  const after = before - count;
  return (
    <FormDialog
      final
      {...{ actor, onCancel }}
      words="rewards:crystalSecurity"
      values={{ name: told(name), count }}
      verb={t('crystalSecurity.verb', { count })}
    >
      <Facts layout="table" whiteSpace="pre-wrap">
        <Fact name={t('reward.students')}>{t('reward.to', { name: told(name), username })}</Fact>
        <Fact name={t('column.crystals')}>
          <span role="status">
            {after < 0
              ? t('crystalSecurity.tooFew', { before })
              : t('crystalSecurity.change', { before, after })}
            {decided === before ? null : (
              <Text as="span" display="block" small muted>
                {t('crystalSecurity.renewed', { before: decided })}
              </Text>
            )}
          </span>
        </Fact>
        <Fact name={t('column.reason')}>{reason}</Fact>
      </Facts>
      <Text as="p">{t('crystalSecurity.effect')}</Text>
      <TextField name="uname" autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
    </FormDialog>
  );
}
