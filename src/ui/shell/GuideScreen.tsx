import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Gift, Layers, type LucideIcon, Pencil, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type guide, guideSteps, selectIsClosing, selectStep } from '../../machines/shell/guide';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { StandalonePage } from '../parts/StandalonePage';
import { WizardStep } from '../parts/WizardStep';

interface GuideScreenProps {
  readonly actor: ActorRefFrom<typeof guide>;
}

const icons: Readonly<Record<(typeof guideSteps)[number], LucideIcon>> = {
  students: Users,
  homework: Pencil,
  foundation: Layers,
  rewards: Gift,
};

/** Shows a newcomer around the portal, a page at a time. */
export function GuideScreen({ actor }: GuideScreenProps) {
  const { t } = useTranslation('pages');
  const step = useSelector(actor, selectStep);
  const isClosing = useSelector(actor, selectIsClosing);
  const name = guideSteps[step] ?? guideSteps[0];
  const isLast = step === guideSteps.length - 1;
  return (
    <StandalonePage title={t('guide.title')} width="wide">
      <WizardStep step={step}>
        <chakra.div display="flex" gap={4} minHeight={20}>
          <chakra.span
            flex="none"
            alignSelf="flex-start"
            p={3}
            borderRadius="full"
            bg="bg.selected"
          >
            <Icon of={icons[name]} />
          </chakra.span>
          <div>
            <chakra.h2 fontWeight="medium" mb={1}>
              {t(`guide.${name}.title`)}
            </chakra.h2>
            <chakra.p color="fg.muted">{t(`guide.${name}.text`)}</chakra.p>
          </div>
        </chakra.div>
      </WizardStep>
      <chakra.div display="flex" alignItems="center" gap={2} mt={6}>
        <chakra.p flex={1} className="small muted figures">
          {t('guide.step', { step: step + 1, count: guideSteps.length })}
        </chakra.p>
        {isLast ? null : (
          <Button
            kind="quiet"
            disabled={isClosing}
            onClick={() => {
              actor.send({ type: 'guide.closed' });
            }}
          >
            {t('guide.skip')}
          </Button>
        )}
        {step === 0 ? null : (
          <Button
            disabled={isClosing}
            onClick={() => {
              actor.send({ type: 'step.back' });
            }}
          >
            {t('guide.back')}
          </Button>
        )}
        <Button
          kind="primary"
          busy={isClosing}
          onClick={() => {
            actor.send({ type: 'step.continued' });
          }}
        >
          {t(isLast ? 'guide.finish' : 'guide.next')}
        </Button>
      </chakra.div>
    </StandalonePage>
  );
}
