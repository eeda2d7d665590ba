import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { traceModes } from '../../domain/lessons';
import { selectIsSetting, type traceSetting } from '../../machines/lessons/traceSetting';
import type { ActorProps } from '../parts/actorProps';
import { RadioGroup } from '../parts/RadioGroup';
import { SettingPart } from '../parts/SettingPart';

/** The trace mode of a student's synchronous courses: what each does, and which is set [CALL-169]. */
export function TracePart({ actor }: ActorProps<typeof traceSetting>) {
  const { t } = useTranslation('lessons');
  const disabled = useSelector(actor, selectIsSetting);
  return (
    <SettingPart actor={actor} title={t('trace.title')} failed={t('trace.failed')} maxWidth="48rem">
      {({ mode }) => (
        <RadioGroup
          label={t('trace.label')}
          reason={t('trace.what')}
          value={mode}
          options={traceModes.map((value) => ({
            ...{ value, disabled, label: t(`trace.mode.${value}`) },
          }))}
          onChange={(chosen) => {
            const other = traceModes.find((known) => known === chosen);
            if (other !== undefined) actor.send({ type: 'mode.chosen', mode: other });
          }}
        />
      )}
    </SettingPart>
  );
}
