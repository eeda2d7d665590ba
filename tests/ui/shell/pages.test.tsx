// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { systemOf } from '../../../src/domain/clients';
import { DownloadCenterScreen } from '../../../src/ui/shell/DownloadCenterScreen';
import { OldVersionScreen } from '../../../src/ui/shell/OldVersionScreen';
import { WelcomeScreen } from '../../../src/ui/shell/WelcomeScreen';
import { screenFaults } from '../gallery';
import { languages, showView } from '../showView';

const clients = [
  { system: 'windows', address: 'https://portal.example/clients/windows', isOwn: true },
  { system: 'mac', address: null, isOwn: false },
] as const;

describe.each(languages)('in %s', (language) => {
  it.each([
    ['[SCREEN-185] the welcome page', <WelcomeScreen personName="Ann" schoolName="Bay School" />],
    ['[SCREEN-180] the download centre', <DownloadCenterScreen clients={clients} />],
    ['[SCREEN-186] the old version', <OldVersionScreen address="https://old.example/" />],
    ['[SCREEN-186] the old version that is no more', <OldVersionScreen address={null} />],
  ])('%s can be read by everybody', async (_, view) => {
    showView(view, language);
    expect(await screenFaults()).toEqual([]);
  });
});

it('[SCREEN-181] [SCREEN-182] offers what there is to download, and says what there is not', () => {
  showView(<DownloadCenterScreen clients={clients} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://portal.example/clients/windows']);
  expect(
    screen.getByText('There is no client to download yet. Please ask your administrator.'),
  ).toBeTruthy();
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', null],
])('[SCREEN-180] %s is a computer of %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});
