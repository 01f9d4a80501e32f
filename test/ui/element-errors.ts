import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** What is waited for is missed many times before it comes: the document is printed only for who reads the message. */
export const printMissedOnceRead = (): void =>
  configure({
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
      return error;
    },
  });
