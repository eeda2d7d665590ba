import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Crosshair } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { NothingYet } from '../../ui/parts/Emptiness';
import { Status } from '../../ui/parts/Status';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText } from '../model/address';
import { namesOf } from '../model/names';
import type { PanelProps } from '../panels';
import { followedOf, selectRunning, type RunningChart, type WatchActor } from './watch';

interface LivePanelProps extends PanelProps {
  readonly actor: WatchActor;
}

const sameRuns = (one: readonly RunningChart[], other: readonly RunningChart[]) =>
  one.length === other.length && one.every((run, index) => run === other[index]);

/** What runs in the portal, and which of it the drawing follows. */
export function LivePanel({ actor, diagram, dictionary, names }: LivePanelProps) {
  const { t } = useTranslation('atlas');
  const running = useSelector(actor, selectRunning, sameRuns);
  const followed = useSelector(actor, followedOf(diagram.chart));
  if (running.length === 0) {
    return (
      <div role="status">
        <NothingYet title={t('live.silent')}>{t('live.silentWhy')}</NothingYet>
      </div>
    );
  }
  return (
    <>
      <chakra.p role="status" mb={3}>
        <Status kind={followed === null ? 'none' : 'good'}>
          {followed === null
            ? t('live.elsewhere', { chart: names.chart })
            : t('live.following', { state: names.value(followed.state) })}
        </Status>
      </chakra.p>
      <chakra.ul display="grid" gap={3}>
        {running.map((run) => (
          <chakra.li key={run.key} display="flex" gap={2} alignItems="flex-start">
            <chakra.div flex={1} minWidth={0}>
              <TextLink to={addressText({ chart: run.chart, tab: 'live' })}>
                {namesOf(run.chart, dictionary).chart}
              </TextLink>
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {namesOf(run.chart, dictionary).value(run.state)}
              </chakra.span>
            </chakra.div>
            {run.chart === diagram.chart && run.key !== followed?.key ? (
              <Button
                size="small"
                icon={Crosshair}
                onClick={() => actor.send({ type: 'run.chosen', key: run.key })}
              >
                {t('live.follow')}
              </Button>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
