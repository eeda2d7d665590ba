import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type ScoreSetting, scoreSettingNames } from '../../domain/scoreAnalyses';
import {
  type scoreSettings,
  selectFailure,
  selectSettings,
  selectStage,
} from '../../machines/scores/scoreSettings';
import type { ActorProps } from '../parts/actorProps';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { type Option, Select } from '../parts/Select';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { ScoreTabs } from './ScoreTabs';

/** The configuration of the analyses: school year, subject and analyst [SCREEN-135]. */
export function ScoreSettingsScreen({ actor }: ActorProps<typeof scoreSettings>) {
  const { t } = useTranslation('scores');
  const stage = useSelector(actor, selectStage);
  const failure = useSelector(actor, selectFailure);
  return (
    <>
      <PageHead title={t('title')} />
      <ScoreTabs selected="config" />
      {stage === 'loading' ? <Loading label={t('settings.title')} rows={4} /> : null}
      {stage === 'loadFailed' ? (
        <Failed
          title={t('settings.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      ) : null}
      <Settings actor={actor} />
    </>
  );
}

/** What can be chosen, each choice saved at once. */
function Settings({ actor }: ActorProps<typeof scoreSettings>) {
  const { t } = useTranslation(['scores', 'shell']);
  const told = useToldName();
  const settings = useSelector(actor, selectSettings);
  if (settings === null) return null;
  const options: Readonly<Record<ScoreSetting, readonly Option[]>> = {
    year: settings.years.map((year) => ({
      ...{ value: String(year), label: t('analysis.year', { from: year, to: year + 1 }) },
    })),
    of_subject: settings.subjects.map((id) => ({
      ...{ value: String(id), label: t(`shell:subject.${String(id)}`) },
    })),
    analyst_id: settings.analysts.map(({ id, name, username }) => ({
      ...{ value: String(id), label: t('settings.person', { name: told(name), username }) },
    })),
  };
  return (
    <Flex direction="column" gap={4} maxWidth="24rem" mt={4}>
      {scoreSettingNames.map((setting) => (
        <div key={setting}>
          <Text as="p" fontWeight="medium" mb={1} aria-hidden>
            {t(`settings.${setting}`)}
          </Text>
          <Select
            label={t(`settings.${setting}`)}
            name={setting}
            options={[{ value: '0', label: t(`settings.usual.${setting}`) }, ...options[setting]]}
            value={String(settings[setting])}
            onChange={(value) =>
              actor.send({ type: 'setting.chosen', setting, value: Number(value) })
            }
          />
          <Text as="p" small muted mt={1}>
            {t(`settings.${setting}Why`)}
          </Text>
        </div>
      ))}
    </Flex>
  );
}
