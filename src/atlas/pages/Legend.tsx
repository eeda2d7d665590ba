import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { screenPalette } from '../drawing/palette';
import { Tags } from './Tags';

const tags = ['busy', 'editable', 'failed', 'blocked', 'empty', 'done'] as const;

const Sign = chakra('svg', {
  base: { width: 6, height: 4, mt: 0.5, flex: 'none' },
});

const signs = {
  initial: <circle cx="12" cy="8" r="5" fill={screenPalette.ink} />,
  anywhere: (
    <g stroke={screenPalette.line} fill={screenPalette.box}>
      <circle cx="12" cy="8" r="7" />
      <path d="M12 4v8M8 8h8" />
    </g>
  ),
  region: (
    <rect
      x="1"
      y="2"
      width="22"
      height="12"
      rx="3"
      fill="none"
      stroke={screenPalette.border}
      strokeDasharray="4 3"
    />
  ),
  final: (
    <g fill="none" stroke={screenPalette.border}>
      <rect x="1" y="2" width="22" height="12" rx="6" />
      <rect x="3.5" y="4.5" width="17" height="7" rx="3.5" />
    </g>
  ),
} as const;

/** How a drawing is read, and gone through with the keyboard. */
export function Legend() {
  const { t } = useTranslation('atlas');
  return (
    <chakra.section mt={6}>
      <chakra.h2 fontWeight="semibold" mb={2}>
        {t('legend.title')}
      </chakra.h2>
      <chakra.ul display="grid" gap={1.5} textStyle="small">
        <li>{t('legend.state')}</li>
        {(['initial', 'anywhere', 'region', 'final'] as const).map((sign) => (
          <chakra.li key={sign} display="flex" gap={1}>
            <Sign viewBox="0 0 24 16" aria-hidden>
              {signs[sign]}
            </Sign>
            {t(`legend.${sign}`)}
          </chakra.li>
        ))}
        <li>{t('legend.stay')}</li>
        <li>{t('legend.guard')}</li>
        <li>{t('legend.action')}</li>
        <li>{t('legend.order')}</li>
        <chakra.li display="flex" flexWrap="wrap" columnGap={3}>
          <Tags tags={tags} />
        </chakra.li>
        <li>{t('legend.keys')}</li>
      </chakra.ul>
    </chakra.section>
  );
}
