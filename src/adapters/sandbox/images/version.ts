/** Version of the drawings: it is part of every address (`v`) and of the cache, so a change here redraws all. */
export const imageVersion = '2';
