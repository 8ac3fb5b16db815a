using System.Collections;
using System.IO;
using Microsoft.MixedReality.Toolkit;
using Microsoft.MixedReality.Toolkit.Input;
using NUnit.Framework;
using UnityEngine;
using UnityEngine.TestTools;

/// <summary>Plays a gesture that was written as a text: Gestures/drag.twin.</summary>
public class DragTest
{
    [UnityTest]
    public IEnumerator TheClipPlaysToItsEnd()
    {
        var playback = CoreServices.GetInputSystemDataProvider<IMixedRealityInputPlaybackService>();
        string clip = Path.Combine(Application.streamingAssetsPath, "drag.bin");
        Assert.True(playback.LoadInputAnimation(clip));
        playback.Play();
        yield return new WaitWhile(() => playback.IsPlaying);
        Assert.AreEqual(3.6f, playback.Animation.Duration, 0.01f);
    }
}
