import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { lotteryText } from '../../domain/lottery';
import type { Lottery, LotteryDraw } from '../../machines/foundation/seasonLottery';
import { Card } from '../parts/Card';
import { CopyText } from '../parts/CopyText';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { NameInLetters } from '../parts/NameInLetters';

/** The draws of the season, the latest first, each with what it takes to draw it again by hand. */
export function LotteryDraws({ lottery: { draws } }: { readonly lottery: Lottery }) {
  const { t } = useTranslation('foundation');
  return (
    <Section title={t('lottery.draws')} count={draws.length}>
      {draws.length === 0 ? (
        <Text as="p" muted>
          {t('lottery.none')}
        </Text>
      ) : (
        <Stack as="ul" gap={2} listStyleType="none">
          {draws.map((draw) => (
            <li key={draw.draw_id}>
              <Draw draw={draw} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Draw({ draw }: { readonly draw: LotteryDraw }) {
  const { t } = useTranslation('foundation');
  const { moment } = useDates();
  const { winner, place, prize, cost, by, at } = draw;
  return (
    <Card>
      <Facts>
        <Fact name={t('lottery.winner')}>{t('lottery.entry', { place, name: winner })}</Fact>
        <Fact name={t('lottery.prize')}>{t('lottery.coins', { count: prize })}</Fact>
        <Fact name={t('lottery.cost')}>{t('lottery.points', { count: cost })}</Fact>
        <Fact name={t('lottery.at')}>
          {t('lottery.by', { time: moment(at), name: by })} <NameInLetters name={by} />
        </Fact>
      </Facts>
      <chakra.details mt={2}>
        <chakra.summary cursor="pointer">{t('lottery.check')}</chakra.summary>
        <Proof draw={draw} />
      </chakra.details>
    </Card>
  );
}

/** Seed, list and digest of a draw, and how the ticket follows from them. */
function Proof({ draw }: { readonly draw: LotteryDraw }) {
  const { t } = useTranslation('foundation');
  const { seed, commitment, digest, ticket, entries } = draw;
  const words = {
    verb: t('lottery.copy'),
    done: t('lottery.copied'),
    selected: t('lottery.selected'),
  };
  return (
    <Stack gap={3} mt={2}>
      <Text as="p" muted>
        {t('lottery.how')}
      </Text>
      <Facts layout="column">
        <Fact name={t('lottery.seed')}>
          <CopyText text={seed} {...words} />
        </Fact>
        <Fact name={t('lottery.commitment')}>
          <Text fontFamily="mono" small>
            {commitment}
          </Text>
        </Fact>
        <Fact name={t('lottery.text')}>
          <CopyText text={lotteryText(seed, entries)} {...words} />
        </Fact>
        <Fact name={t('lottery.digest')}>
          <Text fontFamily="mono" small>
            {digest}
          </Text>
        </Fact>
        <Fact name={t('lottery.ticket')}>{t('parts:number', { value: ticket })}</Fact>
        <Fact name={t('lottery.list')}>
          {entries
            .map(({ name, tickets }, at) =>
              t('lottery.ticketsOf', { place: at + 1, name, tickets }),
            )
            .join(' · ')}
        </Fact>
      </Facts>
    </Stack>
  );
}
