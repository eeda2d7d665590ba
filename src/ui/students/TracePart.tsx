import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { traceModes } from '../../domain/lessons';
import { selectIsSetting, type traceSetting } from '../../machines/lessons/traceSetting';
import { RadioGroup } from '../parts/RadioGroup';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';

/** The trace mode of a student's synchronous courses: what each does, and which is set [CALL-169]. */
export function TracePart({ actor }: { readonly actor: ActorRefFrom<typeof traceSetting> }) {
  const { t } = useTranslation('lessons');
  const disabled = useSelector(actor, selectIsSetting);
  const title = t('trace.title');
  return (
    <RecordView actor={actor} loading={title} rows={2} failed={t('trace.failed')}>
      {({ mode }) => (
        <Section title={title} mb={6} maxWidth="48rem">
          <RecordOutdated actor={actor} />
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
        </Section>
      )}
    </RecordView>
  );
}
