/** A place on earth. Units: degrees, north and east are positive. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Units: km. */
const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance as the crow flies. Units: km. */
export const distanceKm = (a: GeoPoint, b: GeoPoint): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
};
