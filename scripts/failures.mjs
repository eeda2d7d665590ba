/** A failure as it is told again at the end of a long run: which test, and the start of why. */
const told = (title, reason = '') => `✗ ${title}\n${reason.split('\n').slice(0, 12).join('\n')}\n`;

/** What a report of Vitest says has failed; a file that could not be read has no tests in it. */
export function failuresOfUnit({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [told(name, message)];
    return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages[0]));
  });
}

/** What a report of Playwright says has failed, wherever its suites hold it. */
export function failuresOfBrowser({ suites = [], specs = [], errors = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...errors.map(({ message }) => told('outside of a test', message)),
    ...failed.map(({ file, line, title, tests }) => {
      const broken = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return told(`${file}:${line} › ${title}`, broken?.error.message);
    }),
    ...suites.flatMap(failuresOfBrowser),
  ];
}
