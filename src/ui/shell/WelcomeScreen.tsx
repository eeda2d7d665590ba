import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';

interface WelcomeScreenProps {
  readonly personName: string;
  readonly schoolName: string;
}

/** Greets whoever comes to the portal, with the first ways on [SCREEN-185]. */
export function WelcomeScreen({ personName, schoolName }: WelcomeScreenProps) {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageHead title={t('welcome.title', { name: personName })} />
      <chakra.p color="fg.muted" mb={5}>
        {t('welcome.text', { school: schoolName })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <LinkButton to="/home" kind="primary">
          {t('welcome.home')}
        </LinkButton>
        <LinkButton to="/student/list">{t('welcome.students')}</LinkButton>
        <LinkButton to="/guide">{t('welcome.guide')}</LinkButton>
        <LinkButton to="/downloadCenter">{t('welcome.clients')}</LinkButton>
      </chakra.div>
    </>
  );
}
