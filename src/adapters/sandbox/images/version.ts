/** Version of the drawings. It is part of every URL (`v`) and of the cache key, so a change redraws all pictures. */
export const imageVersion = '2';
