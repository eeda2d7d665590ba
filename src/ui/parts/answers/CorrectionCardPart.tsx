import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { correctionDays, correctionTimes } from '../../../domain/answers';
import { type cardSetting, selectIsChanging } from '../../../machines/answers/cardSetting';
import { Button } from '../Button';
import { Fact, Facts } from '../Facts';
import { Select } from '../Select';
import { SettingPart } from '../SettingPart';
import { Status } from '../Status';
import { Text } from '../Text';

const { minimum, maximum } = correctionTimes;
const allTimes = Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);

/** The answer-correction card: whether it is on, how often a day it comes, and what the student has corrected. */
export function CorrectionCardPart({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof cardSetting>;
}) {
  const { t } = useTranslation('answers');
  const isChanging = useSelector(actor, selectIsChanging);
  return (
    <SettingPart
      actor={actor}
      title={t('correctionCard.title')}
      failed={t('correctionCard.failed')}
    >
      {({ is_on: isOn, times_per_day: times, got }) => (
        <>
          <Text as="p" muted>
            {t('correctionCard.what')}
          </Text>
          <HStack gap={3} my={2} flexWrap="wrap">
            <Status kind={isOn ? 'good' : 'none'}>
              {t(`correctionCard.state.${isOn ? 'on' : 'off'}`)}
            </Status>
            {isOn ? (
              <Select
                label={t('correctionCard.times')}
                value={String(times)}
                disabled={isChanging}
                options={allTimes.map((count) => ({
                  value: String(count),
                  label: t('correctionCard.aDay', { count }),
                }))}
                onChange={(chosen) => actor.send({ type: 'times.chosen', times: Number(chosen) })}
              />
            ) : null}
            <Button busy={isChanging} onClick={() => actor.send({ type: 'card.turned' })}>
              {t(`correctionCard.turn.${isOn ? 'off' : 'on'}`)}
            </Button>
          </HStack>
          <Facts>
            <Fact name={t('correctionCard.got.today')}>{got.today}</Fact>
            <Fact name={t('correctionCard.got.lately', { count: correctionDays })}>
              {t('correctionCard.got.resolved', { count: got.lately, resolved: got.resolved })}
            </Fact>
            <Fact name={t('correctionCard.got.open')}>{got.open}</Fact>
          </Facts>
        </>
      )}
    </SettingPart>
  );
}
