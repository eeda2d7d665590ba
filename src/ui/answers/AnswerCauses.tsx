import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { errorCauses, type SupposedReason } from '../../domain/answers';
import { type answerCauses, selectIsSetting } from '../../machines/answers/answerCauses';
import type { ActorProps } from '../parts/actorProps';
import { Fact, Facts } from '../parts/Facts';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { Select } from '../parts/Select';
import { Text } from '../parts/Text';

/** Why an answer is wrong: what AI supposes and from what, beside the cause that the teacher sets [CALL-146]. */
export function AnswerCauses({ actor }: ActorProps<typeof answerCauses>) {
  const { t } = useTranslation('answers');
  const isSetting = useSelector(actor, selectIsSetting);
  const title = t('causes.title');
  return (
    <RecordView actor={actor} loading={title} rows={2} failed={t('causes.failed')}>
      {({ is_wrong: isWrong, reasons, cause }) =>
        isWrong ? (
          <Section title={title} mb={5} maxWidth="line">
            <RecordOutdated actor={actor} />
            <Facts layout="column">
              <Fact name={t('causes.supposed')}>
                <Supposed reasons={reasons} />
              </Fact>
              <Fact name={t('causes.own')}>
                <HStack>
                  <Select
                    label={t('causes.own')}
                    value={cause ?? 'none'}
                    disabled={isSetting}
                    options={[
                      { value: 'none', label: t('causes.none') },
                      ...errorCauses.map((one) => ({ value: one, label: t(`cause.${one}`) })),
                    ]}
                    onChange={(chosen) => {
                      const of = errorCauses.find((one) => one === chosen) ?? 'none';
                      actor.send({ type: 'cause.chosen', cause: of });
                    }}
                  />
                </HStack>
              </Fact>
            </Facts>
          </Section>
        ) : null
      }
    </RecordView>
  );
}

function Supposed({ reasons }: { readonly reasons: readonly SupposedReason[] }) {
  const { t } = useTranslation('answers');
  if (reasons.length === 0) return <Text muted>{t('causes.nothing')}</Text>;
  return reasons.map(({ cause, from, value }) => (
    <Text as="p" key={cause}>
      {t('causes.reason', {
        cause: t(`cause.${cause}`),
        why: t(`causes.from.${from}`, { count: value }),
      })}
    </Text>
  ));
}
