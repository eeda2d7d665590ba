import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { chartNames } from '../chartNames';
import { library } from '../library';
import { addressText } from '../model/address';
import { templatesIn } from '../model/templates';
import type { ChartRow } from './chartRows';

interface TemplatesProps {
  /** The charts that are asked for. */
  readonly rows: readonly ChartRow[];
  readonly language: 'zh' | 'en';
}

const templates = templatesIn(library);

/** What several charts are made of, once each, with the charts, and what each of them leaves out. */
export function Templates({ rows, language }: TemplatesProps) {
  const { t } = useTranslation('atlas');
  const asked = new Set(rows.map(({ id }) => id));
  const shown = templates
    .map((one) => ({
      ...one,
      instances: one.instances.filter(({ chart: { id } }) => asked.has(id)),
    }))
    .filter(({ instances }) => instances.length > 0);
  return (
    <>
      <chakra.p color="fg.muted" mb={4}>
        {t('templates.why')}
      </chakra.p>
      {shown.map(({ name, fullest, instances }) => {
        const names = chartNames(fullest.id, language);
        return (
          <chakra.section key={name} mb={6}>
            <chakra.h2 fontWeight="semibold">
              {t(`templates.name.${name}`)}{' '}
              <chakra.span fontWeight="normal" color="fg.muted">
                {t('templates.count', { count: instances.length })}
              </chakra.span>
            </chakra.h2>
            <p>{t(`templates.is.${name}`)}</p>
            <chakra.p mb={2}>
              {t('templates.fullest')}{' '}
              <TextLink to={addressText({ chart: fullest.id })} textDecoration="underline">
                {names.chart}
              </TextLink>
            </chakra.p>
            <chakra.ul columnWidth="22rem" columnGap={6}>
              {instances.map(({ chart, without }) => (
                <chakra.li key={chart.id} breakInside="avoid" py={0.5}>
                  <TextLink to={addressText({ chart: chart.id })}>
                    {chartNames(chart.id, language).chart}
                  </TextLink>
                  {without.length === 0 ? null : (
                    <chakra.span display="block" textStyle="small" color="fg.muted">
                      {t('templates.without', { parts: without.map(names.place).join(', ') })}
                    </chakra.span>
                  )}
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.section>
        );
      })}
    </>
  );
}
