import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { homeworkTypes } from '../../domain/homework';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import { selectValues } from '../../machines/homework/homeworkAssignment.selectors';
import { RadioGroup } from '../parts/RadioGroup';

interface AssignKindProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly isBusy: boolean;
}

/** Composition, or intelligent adaptive. */
export function AssignKind({ actor, isBusy }: AssignKindProps) {
  const { t } = useTranslation('homework');
  const { type } = useSelector(actor, selectValues);
  return (
    <RadioGroup
      label={t('field.type')}
      value={type}
      options={homeworkTypes.map((value) => ({
        value,
        label: t(`type.${value}`),
        disabled: isBusy,
      }))}
      onChange={(value) => {
        const homeworkType = homeworkTypes.find((known) => known === value);
        if (homeworkType !== undefined) actor.send({ type: 'type.chosen', homeworkType });
      }}
    />
  );
}
