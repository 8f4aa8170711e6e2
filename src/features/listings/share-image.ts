/** The picture that a shared link to a listing shows (src/app/pictures/share). */
export const shareImage = (id: string, alt: string): { src: string; width: number; height: number; alt: string } => ({
  src: `/share/${id}.jpg`,
  width: 1200,
  height: 630,
  alt,
});
