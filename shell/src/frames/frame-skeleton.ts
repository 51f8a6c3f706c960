import './frame-skeleton.css'

/** Removes the frame that the server has put on a staff page for the time until the scripts have run. */
export const removeFrameSkeleton = (): void => document.getElementById('frame-skeleton')?.remove()
