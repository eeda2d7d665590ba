import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { motivationalMessageLength, propMaximum } from '../../domain/limits';
import { mostOfProp } from '../../domain/props';
import { selectDraft } from '../../machines/parts/form/selectors';
import {
  type propGrant,
  selectCost,
  selectGranted,
  selectProp,
} from '../../machines/rewards/propGrant';
import {
  selectGrant,
  selectNotYours,
  selectDone,
  selectOutcomes,
  type treasury,
} from '../../machines/rewards/treasury';
import { type MessagesActor, selectOffer } from '../../machines/rewards/rewardMessages';
import type { ActorProps } from '../parts/actorProps';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';
import { FormDialog } from '../parts/form/FormDialog';
import { NumberField } from '../parts/form/NumberField';
import { SelectField } from '../parts/form/SelectField';
import { NotYours } from '../parts/NotYours';
import { useToldName } from '../parts/useToldName';
import { MessageField } from './MessageField';
import { RewardedStudents } from './RewardedStudents';
import { useRewardedHead } from './useRewardedHead';

/** Whatever is asked before a prop is granted, and what came of it. */
export function TreasuryDialogs({ actor }: ActorProps<typeof treasury>) {
  const grant = useSelector(actor, selectGrant);
  const offer = useSelector(actor, selectOffer);
  const onCancel = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      {grant === undefined ? null : <GrantDialog {...{ actor: grant, onCancel, offer }} />}
      <OutcomesDialog actor={actor} />
    </>
  );
}

interface GrantDialogProps {
  readonly actor: ActorRefFrom<typeof propGrant>;
  readonly onCancel: () => void;
  readonly offer?: MessagesActor;
}

/** Who gets how many of which prop, what it takes, and what is left [ROLE-018, VALID-047 … VALID-049]. */
export function GrantDialog({ actor, onCancel, offer }: GrantDialogProps) {
  const { t } = useTranslation('rewards');
  const { student_ids: ids, students, props } = useSelector(actor, selectGranted);
  const prop = useSelector(actor, selectProp);
  const { most: cost = null, missing = 0 } = useSelector(actor, selectCost) ?? {};
  const draft = useSelector(actor, selectDraft);
  const most = prop?.maximum ?? propMaximum;
  const possible = prop === undefined ? most : mostOfProp(prop, ids.length);
  const values = { ...useRewardedHead(students, ids.length), most };
  const amount = (count: number | null) =>
    count === null ? t('balance.none') : t('props', { count });
  const left = prop === undefined || cost === null ? null : prop.count - cost;
  return (
    <FormDialog
      {...{ actor, onCancel, draft, values }}
      words="rewards:propGrant"
      verb={
        cost === null || missing > 0 ? t('propGrant.open') : t('propGrant.verb', { count: cost })
      }
    >
      <Facts layout="table">
        {ids.length > 1 ? <RewardedStudents students={students} total={ids.length} /> : null}
        <Fact name={t('propGrant.stock')}>{amount(prop?.count ?? null)}</Fact>
        <Fact name={t('propGrant.most')}>{amount(prop?.maximum ?? null)}</Fact>
        <Fact name={t('reward.cost')}>{amount(cost)}</Fact>
        {missing > 0 ? (
          <Fact name={t('reward.short')}>{amount(missing)}</Fact>
        ) : (
          <Fact name={t('propGrant.left')}>{amount(left)}</Fact>
        )}
      </Facts>
      <SelectField
        name="prop"
        placeholder={t('propGrant.choose')}
        options={props.map(({ prop_id, name, count }) => ({
          value: String(prop_id),
          label: t('propGrant.option', { name, count }),
        }))}
      />
      <NumberField
        name="count"
        maximum={Math.max(1, possible)}
        reason={possible === 0 ? t('propGrant.noneLeft', { count: prop?.count ?? 0 }) : undefined}
        fault={missing > 0 ? t('propGrant.missing', { count: missing }) : undefined}
        unit={t('propUnit')}
      />
      <MessageField name="message" offer={offer} optional maximum={motivationalMessageLength} />
    </FormDialog>
  );
}

/** Which student got the prop, and who did not since the stock was used up meanwhile. */
function OutcomesDialog({ actor }: ActorProps<typeof treasury>) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  const outcomes = useSelector(actor, selectOutcomes);
  const granted = useSelector(actor, selectDone);
  const notYours = useSelector(actor, selectNotYours);
  if (outcomes === null) return null;
  const count = outcomes.filter(({ outcome }) => outcome === 'done').length;
  return (
    <Dialog
      open
      title={t('propGrant.done', { count, ...granted })}
      onClose={() => actor.send({ type: 'dialog.closed' })}
    >
      <Facts layout="table">
        {outcomes.map(({ student_id: id, outcome, name, username }) => (
          <Fact key={id} name={t('reward.to', { name: told(name), username })}>
            {t(`propGrant.outcome.${outcome}`)}
          </Fact>
        ))}
      </Facts>
      <NotYours count={notYours} />
    </Dialog>
  );
}
