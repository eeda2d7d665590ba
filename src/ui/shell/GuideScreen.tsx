import { chakra, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Gift, Layers, type LucideIcon, Pencil, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type guide, guideSteps, selectIsClosing, selectStep } from '../../machines/shell/guide';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { IconCircle } from '../parts/IconCircle';
import { StandalonePage } from '../parts/StandalonePage';
import { Text } from '../parts/Text';
import { WizardStep } from '../parts/WizardStep';

const icons: Readonly<Record<(typeof guideSteps)[number], LucideIcon>> = {
  students: Users,
  homework: Pencil,
  foundation: Layers,
  rewards: Gift,
};

/** Shows a newcomer around the portal, a page at a time. */
export function GuideScreen({ actor }: ActorProps<typeof guide>) {
  const { t } = useTranslation('pages');
  const step = useSelector(actor, selectStep);
  const isClosing = useSelector(actor, selectIsClosing);
  const name = guideSteps[step] ?? guideSteps[0];
  const isLast = step === guideSteps.length - 1;
  return (
    <StandalonePage title={t('guide.title')} width="wide">
      <WizardStep step={step}>
        <HStack align="flex-start" gap={4} minHeight={20}>
          <IconCircle of={icons[name]} bg="bg.selected" color="fg" />
          <div>
            <chakra.h2 fontWeight="medium" mb={1}>
              {t(`guide.${name}.title`)}
            </chakra.h2>
            <Text as="p" muted>
              {t(`guide.${name}.text`)}
            </Text>
          </div>
        </HStack>
      </WizardStep>
      <HStack mt={6}>
        <Text as="p" small muted figures flex={1}>
          {t('guide.step', { step: step + 1, count: guideSteps.length })}
        </Text>
        {isLast ? null : (
          <Button
            kind="quiet"
            disabled={isClosing}
            onClick={() => actor.send({ type: 'guide.closed' })}
          >
            {t('guide.skip')}
          </Button>
        )}
        {step === 0 ? null : (
          <Button disabled={isClosing} onClick={() => actor.send({ type: 'step.back' })}>
            {t('guide.back')}
          </Button>
        )}
        <Button
          kind="primary"
          busy={isClosing}
          onClick={() => actor.send({ type: 'step.continued' })}
        >
          {t(isLast ? 'guide.finish' : 'guide.next')}
        </Button>
      </HStack>
    </StandalonePage>
  );
}
