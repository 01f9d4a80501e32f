import { createContext, use } from 'react';
import type { Services } from '../../application/services.ts';

/** For components. */
export const ServicesContext = createContext<Services | undefined>(undefined);

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesContext has no provider');
  return services;
};
